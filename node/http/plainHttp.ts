/**
 * `node:http`, not imported: an import looks at every export, and `http.WebSocket` loads a second client, a quarter of the start
 * of the program and of each of its threads.
 */
export const plainHttp = process.getBuiltinModule('node:http')
