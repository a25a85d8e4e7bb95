/** What the headers of one part of a form say of it, as the many programs write them that send forms. Names are labels, never paths. Pure. */

export interface PartLabels {
  readonly name: string
  /** The last part of the sent name, without what no file name needs; null for a plain field. */
  readonly fileName: string | null
  /** What the text of a plain field is written in. */
  readonly charset: string
}

/** Or what is wrong with them. */
export function readPartLabels(bytes: Uint8Array): PartLabels | string {
  // A long header may go on in the next line (RFC 5322, 2.2.3).
  const lines = decoded(bytes)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
  const encoding = headerOf(lines, 'content-transfer-encoding')
  if (encoding !== '' && !/^(?:7bit|8bit|binary)$/i.test(encoding))
    return 'a part is encoded; send its bytes as they are'
  const disposition = headerOf(lines, 'content-disposition')
  const parameters = parametersOf(disposition)
  const name = parameters.get('name')
  if (!/^form-data\s*;/i.test(disposition) || name === undefined) return 'a part has no name'
  const extended = extendedText(parameters.get('filename*') ?? '')
  const fileName = extended ?? parameters.get('filename')
  const charset = parametersOf(headerOf(lines, 'content-type')).get('charset') ?? 'utf-8'
  return { name, fileName: fileName === undefined ? null : labelOf(fileName), charset }
}

/** The text of a plain field. What nobody can read by its own word is read as UTF-8. */
export function textOfField({ charset, bytes }: { readonly charset: string; readonly bytes: Uint8Array }): string {
  return decoderOf(charset).decode(bytes)
}

interface Decoder {
  decode(bytes: Uint8Array): string
}

function decoderOf(charset: string): Decoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** Programs that do not write UTF-8 write Latin letters of one byte. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function headerOf(lines: readonly string[], header: string): string {
  const line = lines.find((text) => text.toLowerCase().startsWith(`${header}:`)) ?? ''
  return line.slice(header.length + 1).trim()
}

/**
 * What stands before the next semicolon: a parameter and what a name with quotes in it leaves behind it, or none at all. A quote
 * that is never closed matches nothing.
 */
const parameter = /;\s*(?:([^\s=;"]+)\s*=\s*(?:"((?:\\"|[^"])*)"[^;]*|(?!\s*")([^;]*))|[^;"]*)/gy

/** One after the other: what stands inside a quoted file name is no parameter. The first of a name counts. */
function parametersOf(header: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>()
  const rest = header.slice(header.includes(';') ? header.indexOf(';') : header.length)
  for (const [, name, quoted, bare = ''] of rest.matchAll(parameter)) {
    const key = name?.toLowerCase()
    if (key !== undefined && !parameters.has(key)) parameters.set(key, plainText(quoted ?? bare.trim()))
  }
  return parameters
}

/** Browsers write '%22' for a quote and leave backslashes alone; others write '\"'. */
function plainText(text: string): string {
  return text.replaceAll('\\"', '"').replace(/%(22|0d|0a)/gi, (code) => decodeURIComponent(code))
}

/** RFC 5987: UTF-8''%e2%82%ac.srt, or iso-8859-1''caf%e9.srt. Null for what is neither. */
function extendedText(text: string): string | null {
  const [, charset, encoded] = /^(utf-8|iso-8859-1)'[^']*'(.+)$/i.exec(text) ?? []
  if (encoded === undefined) return null
  if (charset?.toLowerCase() !== 'utf-8') return unescapedLatin(encoded)
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

function unescapedLatin(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

/** Without folders, control and direction characters. */
function labelOf(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1) ?? ''
  return name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
}
