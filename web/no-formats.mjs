/** Leaves the formats of strings (addresses, dates and such) out of the page: no message of ours has one. */
const REGISTRY = /\/typebox\/build\/format\/_registry\.mjs$/

export const noFormats = () => ({
  name: 'no-formats',
  transform: (code, id) =>
    REGISTRY.test(id) ? { code: code.replace(/^Reset\(\);$/m, ''), map: null } : null,
})
