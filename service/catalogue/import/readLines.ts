/** Reads a text file of any size line by line, in batches; `.gz` is unpacked on the way. Memory stays flat. */
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { StringDecoder } from 'node:string_decoder'

const usualBatch = 20_000
/** A line longer than this is no line of a list; it is cut here, so that it fails to parse instead of filling the memory. */
const longestLine = 2 ** 20

/** Without line ends and empty lines. Throws what the disk or a damaged gzip stream throws. */
export async function* readLines(path: string, linesInBatch = usualBatch): AsyncGenerator<readonly string[]> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let batch: string[] = []
  for await (const chunk of bytesOf(path)) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = (lines.pop() ?? '').slice(0, longestLine)
    for (const line of lines) {
      const text = line.replace(/^\uFEFF|\r$/g, '')
      if (text !== '') batch.push(text)
    }
    if (batch.length < linesInBatch) continue
    yield batch
    batch = []
  }
  const last = (rest + decoder.end()).replace(/^\uFEFF|\r$/g, '')
  yield last === '' ? batch : [...batch, last]
}

function bytesOf(path: string): AsyncIterable<Buffer> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 })
  if (!path.toLowerCase().endsWith('.gz')) return file
  // pipeline hands an error of the file on to whoever reads the unpacked stream.
  return pipeline(file, createGunzip(), () => undefined)
}
