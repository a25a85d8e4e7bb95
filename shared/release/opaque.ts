/** Tells names that say nothing of a release: hashes, counters of cameras and discs, 'movie', names written backwards. */
import { looksOf, type Looks } from './looks.ts'
import { isGrownTogether } from './title/strip.ts'
import { isVideoId } from './title/videoId.ts'

const generic =
  /^(?:movie\d?|video\d{0,2}|film\d?|title[ ._]?t?\d*|\d{5}|vts[ ._]\d\d[ ._]\d|video_ts|index|movieobject|untitled|new ?file|main|feature|playlist|vid\d*|dvd|disc ?\d*|(?:part|pt|teil|parte|partie)[ ._-]?\d|stream|\d{6}[ ._-]\d{1,3}|[a-f]\d_t\d\d)$/i
/** What a camera or telephone calls a clip: that it lies in a folder makes it no film of that folder. */
const clip =
  /^(?:(?:vid|img|mov|dsc[fn]?|mvi|pxl|gopr|g[hxp]|dji|cimg|sam|mah|m2u|p1)[ ._-]?\d{4,8}(?:[ ._-]\d{4,9})?(?:\.(?:ts|ls|mp|night|portrait|cover)|~\d)?|\d{3,5}_(?:19|20)\d{12}|img_e\d{4}|c\d{4}|1\d\d_\d{4}|fullsizerender|snapchat-\d{6,12}|zoom_\d|gmt\d{8}-\d{6}_recording(?:_\d{3,4}x\d{3,4})?|(?:19|20)\d{6}[_-]\d{6,9}(?:_(?:hdr|slomo|burst\d*))?|(?:vid|img)-\d{8}-wa\d{4}|movi\d{4})$/i
/** Day and clock to the second, as cameras, telephones and recorders of screens call what they took, and nothing else. */
const clipOfClock =
  /^(?:(?:vid|img|mov|video|clip|whatsapp|screen|recording|screencast|obs|replay|capture)[ ._-]{1,3}){0,2}(?:19|20)\d\d([-._:]?)(?:0[1-9]|1[0-2])\1(?:[0-2]\d|3[01])(?:[ ._T-]{1,3}|[ ._](?:at|um)[ ._])(?:[01]\d|2[0-3])[-._:h]?[0-5]\d[-._:m]?[0-5]\ds?(?:[ ._-](?:\d{1,3}|\(\d{1,3}\))|\(\d{1,3}\)|[.,]\d{1,6})?$/i
/** '20230102_201510_NF', 'EVT_20230102_201510_F', 'NO20230102-201510-000123F', '2023_0102_201510_001': cameras of cars tell front, rear and occasion. */
const clipOfCar =
  /^(?:(?:file|no|evt|emr|event|park|rec|nor|lck|usr|ch\d)_?)?(?:19|20)?\d\d_?(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])[_-]?(?:[01]\d|2[0-3])[0-5]\d[0-5]\d(?:[_-]\d{3,6})?(?:_?[a-z]{1,2})?$/i
/** A camera's counter is no longer. */
const longestGeneric = 40
const longestClip = 48
const noWordAtEnd = /^[a-z0-9+/_=-]{12}$/i
const hasSpace = /\s/
const hasDigit = /\d/
const hash = /^(?:[0-9a-f]{16,}|[0-9a-f]{8}-[0-9a-f-]{20,}|[a-z0-9+/_-]{24,}={0,2})$/i
/** A quick look at the last signs. */
const hexAtEnd = /^[0-9a-f]{12}$/i
const hashAtEnd = /(?:^|[._-])[0-9a-f]{12,}$/i
const serial = /^(?=[A-Z]*\d)[A-Z0-9]{12,}$/
const word = /^(?:\p{Lu}?\p{Ll}{2,}(?:\p{Lu}\p{Ll}+)*|\p{Lu}{3,})\d{0,2}$/u
/** Chance makes short words out of any signs. */
const fewestLetters = 8
const saysSomething =
  /s\d\d?e\d\d|[._-](?:s\d\d?e\d|\d{1,4}x\d{2,3}|\d{3,4}[pi]\d{0,2}|(?:19|20)\d\d(?:[01]\d[0-3]\d)?)(?:[._-]|$)/i

export function isClipName(name: string): boolean {
  if (name.length <= longestGeneric && (clip.test(name) || clipOfCar.test(name))) return true
  return name.length <= longestClip && clipOfClock.test(name)
}

export function isOpaqueName(name: string): boolean {
  if (name === '' || isClipName(name) || (name.length <= longestGeneric && generic.test(name))) return true
  // 'HDTV-GrOUPs' is a source and who made the release.
  if (isVideoId(name) && hasDigit.test(name)) return true
  const end = name.slice(-12)
  // Names mostly are parted somewhere near their end, hashes nowhere.
  if (end.includes('.') || name.includes(' ')) return false
  const isChance =
    noWordAtEnd.test(end) && (isHash(name) || (hexAtEnd.test(end) && hashAtEnd.test(name)) || serial.test(name))
  return isChance && !hasSpace.test(name) && !saysSomething.test(name) && !isGrownTogether(name)
}

/** 'Parks_and_Garden-s03-e01' has the signs of a hash too, but also words. */
function isHash(name: string): boolean {
  if (!hash.test(name) || !hasDigit.test(name)) return false
  const words = name.split(/[^a-z0-9]/i).filter((part) => word.test(part))
  return words.join('').length < fewestLetters
}

const backwardNumber = /(?<![a-z0-9])\d{2,3}e\d{2}s(?![a-z0-9])|(?<![a-z0-9])p(?:0801|027|0612)(?![a-z0-9])/i
const forwardNumber = /s\d{2}e\d{2}|(?:1080|720|2160)p/i

/** Some posters write names backwards ('p0801.10E20S.wohS'); gives the name as it was meant. */
export function turnedRound(name: string, looks: Looks): { readonly name: string; readonly looks: Looks } {
  const isBackward = looks.mayBeBackward && backwardNumber.test(name) && !forwardNumber.test(name)
  if (!isBackward) return { name, looks }
  const turned = Array.from(name).reverse().join('')
  return { name: turned, looks: looksOf(turned) }
}
