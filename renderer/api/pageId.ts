/** Which page this is, to the host: what is made for a page ends with it. Another one after a reload; it opens nothing. */
export const pageId: string = crypto.randomUUID()
