/** Stands for a subtype until it is chosen; what is left of it is not understood. */
export const CHOSEN_SUBTYPE = '[chosen]'
