/** Seasons and ratings in words. */

/** “2026-4” is the fourth quarter of 2026. */
export const seasonTold = (season: string): string => season.replace(/^(\d+)-(\d)$/, '$1, quarter $2')

/** On one line. */
export const ratingTold = (rating: number, deviation: number): string => `${rating}\u00A0±\u00A0${deviation}`
