/** Answers app://bundle/ from the map of built files, with the headers that lock the page. Nothing else has an answer. */
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { CustomScheme, Protocol } from 'electron'
import { builtFileOf, type BuiltFiles } from '../../../node/ownPage/builtFiles.ts'
import { answerMedia, mediaPrefix, type MediaSource } from '../../transport/page/mediaAnswer.ts'
import { isBundleAddress } from '../../transport/window/ownSender.ts'
import { pageHeaders } from '../../../node/ownPage/pageHeaders.ts'

/** Like https for the page, without a way past its policy, without foreign readers and without service workers. */
export const bundleScheme: CustomScheme = {
  scheme: 'app',
  // A film is streamed: its element asks for ranges.
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true },
}

export function serveBundle(protocol: Pick<Protocol, 'handle'>, files: BuiltFiles, media: MediaSource): void {
  protocol.handle(bundleScheme.scheme, (request) => answerBundle(request, files, media))
  // A page can have no use for the disk: what would open a file finds nothing.
  protocol.handle('file', () => notFound())
}

export async function answerBundle(
  request: Pick<Request, 'url' | 'method' | 'headers'>,
  files: BuiltFiles,
  media: MediaSource,
): Promise<Response> {
  if (request.method !== 'GET' || !isBundleAddress(request.url)) return notFound()
  const { pathname } = new URL(request.url)
  if (pathname.startsWith(mediaPrefix)) return film(request, pathname.slice(mediaPrefix.length), media)
  const file = builtFileOf(files, pathname)
  if (file === null) return notFound()
  return new Response(await readFile(file.path), { headers: { ...pageHeaders, 'content-type': file.type } })
}

async function film(request: Pick<Request, 'headers'>, name: string, media: MediaSource): Promise<Response> {
  const answer = await answerMedia(media, name, request.headers.get('range') ?? undefined)
  if (!answer) return notFound()
  const body = answer.body && (Readable.toWeb(answer.body) as ReadableStream<Uint8Array>)
  return new Response(body, { status: answer.status, headers: { ...pageHeaders, ...answer.headers } })
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: pageHeaders })
}
