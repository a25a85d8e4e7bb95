/** Tables of history. */
export const historyTables = ''
