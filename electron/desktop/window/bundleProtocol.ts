/** Answers app://bundle/ from the map of built files, with the headers that lock the page. Nothing else has an answer. */
import { readFile } from 'node:fs/promises'
import type { CustomScheme, Protocol } from 'electron'
import { builtFileOf, type BuiltFiles } from '../../transport/builtFiles.ts'
import { isBundleAddress } from '../../transport/ownSender.ts'
import { pageHeaders } from '../../transport/pageHeaders.ts'

/** Like https for the page, without a way past its policy, without foreign readers and without service workers. */
export const bundleScheme: CustomScheme = {
  scheme: 'app',
  privileges: { standard: true, secure: true, supportFetchAPI: true },
}

export function serveBundle(protocol: Pick<Protocol, 'handle'>, files: BuiltFiles): void {
  protocol.handle(bundleScheme.scheme, (request) => answerBundle(request, files))
  // A page can have no use for the disk: what would open a file finds nothing.
  protocol.handle('file', () => notFound())
}

export async function answerBundle(request: Pick<Request, 'url' | 'method'>, files: BuiltFiles): Promise<Response> {
  if (request.method !== 'GET' || !isBundleAddress(request.url)) return notFound()
  const file = builtFileOf(files, new URL(request.url).pathname)
  if (file === null) return notFound()
  return new Response(await readFile(file.path), { headers: { ...pageHeaders, 'content-type': file.type } })
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: pageHeaders })
}
