/** Writes a multipart/form-data body (RFC 7578) as browsers do. Pure; chance is handed in. */
import type { Chance } from '../request.ts'

export interface FormFile {
  readonly field: string
  readonly name: string
  readonly bytes: Uint8Array
}

/** Name and value; a name may come more than once. */
export type FormField = readonly [name: string, value: string]

export interface MultipartBody {
  /** The Content-Type, with the boundary. */
  readonly type: string
  readonly bytes: Uint8Array
}

interface FormContent {
  readonly fields: readonly FormField[]
  readonly file?: FormFile
}

export function multipartBody({ fields, file }: FormContent, chance: Chance): MultipartBody {
  const parts = [
    ...fields.map(([name, value]) => partOf(`name="${escaped(name)}"`, Buffer.from(value.toWellFormed()))),
    ...(file ? [partOf(`name="${escaped(file.field)}"; filename="${escaped(file.name)}"`, file.bytes, fileType)] : []),
  ]
  const boundary = unusedBoundary(Buffer.concat(parts), chance)
  const separated = parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), part])
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...separated, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

const fileType = '\r\nContent-Type: application/octet-stream'

function partOf(labels: string, content: Uint8Array, more = ''): Buffer {
  const head = Buffer.from(`Content-Disposition: form-data; ${labels}${more}\r\n\r\n`)
  return Buffer.concat([head, content, Buffer.from('\r\n')])
}

/** What would end the header or the quotes, as the HTML standard writes it. */
function escaped(text: string): string {
  return text.toWellFormed().replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function unusedBoundary(content: Buffer, chance: Chance): string {
  for (let length = 24; ; length += 1) {
    const digits = Array.from({ length }, () => Math.floor(chance.random() * 36).toString(36))
    const boundary = `----form${digits.join('')}`
    if (!content.includes(boundary)) return boundary
  }
}
