/** Makes of starships and vehicles: every class of Star Destroyers is a Star Destroyer. */
export const isOfMake = (model: string | undefined, makes: string | readonly string[]): boolean =>
  model !== undefined && [makes].flat().some((make) => model === make || model.endsWith(`-Class ${make}`))
