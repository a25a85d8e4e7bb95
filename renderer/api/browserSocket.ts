/** The browser's own WebSocket to the host, in the form the event stream takes. Decides nothing. */
import type { SocketHandlers } from './eventStream.ts'
import { pageId } from './pageId.ts'

/** The token and the page's id travel as protocols: a page can set no other header of a WebSocket. */
export function openBrowserSocket(token: string, { opened, received, closed }: SocketHandlers): () => void {
  const socket = new WebSocket(`ws://${window.location.host}/ws`, ['undertitle', `page.${pageId}`, token])
  socket.addEventListener('open', opened)
  socket.addEventListener('message', ({ data }) => received(String(data)))
  socket.addEventListener('close', ({ code }) => closed(code))
  return () => socket.close()
}
