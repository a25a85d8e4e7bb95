/** Tables of matching. */
export const matchingTables = ''
