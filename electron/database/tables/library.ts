/** Tables of library. */
export const libraryTables = ''
