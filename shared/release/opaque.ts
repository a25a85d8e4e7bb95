/** Tells names that say nothing of a release: hashes, camera and disc counters, 'movie'. */

const generic =
  /^(?:movie|video|film|title[ ._]?t?\d*|\d{5}|vts[ ._]\d\d[ ._]\d|untitled|new ?file|main|feature|playlist|vid\d*|dvd|disc ?\d*|stream)$/i
const hash = /^(?:[0-9a-f]{16,}|[0-9a-f]{8}-[0-9a-f-]{20,}|[a-z0-9+/_-]{24,}={0,2})$/i
const dottedHash = /^abc\.xyz\.[0-9a-f]+$|(?:^|[._-])[0-9a-f]{12,}$/i

export function isOpaqueName(name: string): boolean {
  if (generic.test(name)) return true
  if (/\s/.test(name)) return false
  return (
    (hash.test(name) && /\d/.test(name) && !/[sS]\d\d?[eE]\d\d|[._-]\d{4}[._-]/.test(name)) || dottedHash.test(name)
  )
}
