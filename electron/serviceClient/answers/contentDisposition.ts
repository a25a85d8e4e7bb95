/** The file name that a download suggests: only ever shown, never part of a path. */

const longest = 255

/** null when there is none or nothing of it is presentable. */
export function fileNameIn(header: string | undefined): string | null {
  const extended = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(header ?? '')?.[1]
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header ?? '')?.[1]?.replace(/\\(.)/g, '$1')
  const bare = /filename\s*=\s*([^";\s]+)/i.exec(header ?? '')?.[1]
  return presentable(decoded(extended) ?? asUtf8(quoted ?? bare))
}

function decoded(escaped: string | undefined): string | null {
  try {
    return escaped === undefined ? null : decodeURIComponent(escaped)
  } catch {
    return null
  }
}

/** node:http reads headers as Latin-1; many services put UTF-8 into them. */
function asUtf8(name: string | undefined): string | null {
  if (name === undefined) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(name, 'latin1'))
  } catch {
    return name
  }
}

function presentable(name: string | null): string | null {
  const last = name?.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .trim()
    .slice(0, longest)
    .toWellFormed()
  return plain === '' ? null : plain
}
