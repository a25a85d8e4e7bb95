/** Entry of the thread that holds the sockets to PostgreSQL: it answers whoever sleeps at the other end of a link. */
import { parentPort, workerData } from 'node:worker_threads'
import type { LinkEnd } from './link.ts'
import { serveLink } from './serveLink.ts'

const { url } = workerData as { readonly url: string }

parentPort?.on('message', (end: LinkEnd) => serveLink(url, end))
