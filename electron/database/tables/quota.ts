/** Tables of quota. */
export const quotaTables = ''
