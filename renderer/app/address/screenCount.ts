/** How many screens have a digit, in the order of the navigation; the tenth is 0. */
export const screenCount = 10
