/** Which tags of a subtitle stay as they are, which lose their attributes and which go. Pure. */
import type { SubtitleFormat } from './document.ts'

export interface TagRules {
  /** Tags of the format itself. */
  readonly known: ReadonlySet<string>
  /** What a value of theirs must not hold. */
  readonly activeValue: RegExp
  /** Whether declarations and comments belong to the format. */
  readonly keepsDeclarations: boolean
}

export type TagDecision =
  /** A tag that does nothing, or only a bracket in a sentence. */
  | { readonly kind: 'keep' }
  | {
      readonly kind: 'remove'
      readonly label: string
      readonly replacement: string
      /** The element whose content is no text and goes too, else null. */
      readonly rawElement: string | null
    }

const inlineTags = ['i', 'b', 'u', 's', 'font', 'c', 'v', 'lang', 'ruby', 'rt']
const samiTags = ['sami', 'head', 'title', 'body', 'sync', 'p', 'br', 'span', 'div']
const ttmlTags = [
  'tt',
  'head',
  'title',
  'body',
  'div',
  'p',
  'br',
  'span',
  'styling',
  'style',
  'layout',
  'region',
  'set',
]

/** Elements that load, run, submit or restyle something, or change how what follows is read. */
const activeTags = new Set(
  (
    'a applet area audio base bgsound body button canvas details dialog embed fieldset form frame frameset head html ' +
    'iframe image img input isindex keygen layer link listing map marquee math menu meta mglyph mtext noembed noframes ' +
    'noscript object option param picture plaintext portal script select slot source style svg table template textarea ' +
    'title track video xml xmp'
  ).split(' '),
)

const handler = /(?:^|[\s"'/])on[a-z]{2,40}\s{0,20}=/i
const script = /(?:java|vb)\s{0,9}script\s{0,9}:|&#|expression\s{0,9}\(/i
const scriptOrAddress = new RegExp(`${script.source}|url\\s{0,9}\\(|@import|(?:https?|file|data|ftp):|\\\\\\\\`, 'i')

const keep: TagDecision = { kind: 'keep' }

const tagStart = /^<(\/?)([A-Za-z][A-Za-z0-9]{0,40})([.:_-][\w.:-]{0,200})?/

export function rulesFor(format: SubtitleFormat): TagRules {
  const own = format === 'sami' ? samiTags : format === 'ttml' ? ttmlTags : []
  return {
    known: new Set([...inlineTags, ...own]),
    // The namespaces of TTML are written as addresses.
    activeValue: format === 'ttml' ? script : scriptOrAddress,
    keepsDeclarations: own.length > 0,
  }
}

/** For text from one '<' to the end of its tag, or to the next one or the end of the line where it has none. */
export function decideTag(written: string, rules: TagRules): TagDecision {
  if (!/^<[/!?A-Za-z]/.test(written)) return keep
  if (/^<[!?][A-Za-z[-]/.test(written)) return rules.keepsDeclarations ? keep : removal('declaration', '')
  const [start, slash = '', first = '', suffix = ''] = tagStart.exec(written) ?? []
  if (start === undefined) return keep
  const name = first.toLowerCase()
  const rest = written.slice(start.length)
  const localName = suffix.startsWith(':') && rules.keepsDeclarations ? suffix.slice(1).toLowerCase() : name
  if (rules.known.has(localName)) return decideKnown({ start, name, rest }, rules)
  const isElement = activeTags.has(name) || (rest.includes('=') && written.endsWith('>'))
  if (!isElement) return keep
  const hasRawContent = slash === '' && (name === 'script' || name === 'style')
  return { ...removal(`<${name}>`, ''), rawElement: hasRawContent ? name : null }
}

interface KnownTag {
  readonly start: string
  readonly name: string
  readonly rest: string
}

function decideKnown({ start, name, rest }: KnownTag, { activeValue }: TagRules): TagDecision {
  if (!handler.test(rest) && !activeValue.test(rest)) return keep
  const [colour = ''] = /\scolor\s{0,9}=\s{0,9}["']?#[0-9a-f]{3,8}\b["']?/i.exec(rest) ?? []
  return removal(`attributes of <${name}>`, `${start}${colour}>`)
}

function removal(label: string, replacement: string): TagDecision & { readonly kind: 'remove' } {
  return { kind: 'remove', label, replacement, rawElement: null }
}
