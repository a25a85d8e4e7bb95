/**
 * The short forms by which comments, tests and pages name a place of `docs/`: "API §4", "API §4 "v1 search", rule 2",
 * "API decisions §6", "product §4", "promise J2", "docs/naming.md". Says which of them lead nowhere.
 */
import { anchorsOf, isThere, partOf, readPage } from './docsPages.ts'

const pageOfName: Readonly<Record<string, string>> = {
  'API decisions': 'docs/api-decisions.md',
  API: 'docs/api.md',
  product: 'docs/product.md',
}

/** The forms that lead nowhere, as they were written. */
export function brokenFormsIn(text: string): readonly string[] {
  // Comments break anywhere; a form goes on in the next line.
  const flat = text.replaceAll(/\s*\n\s*(?:\/\/|\*(?!\/))?\s*/g, ' ')
  return [...brokenSections(flat), ...brokenPromises(flat), ...brokenPaths(flat), ...unknownNamesIn(flat)]
}

const quoted = /"[^"]+"(?:(?:, | and )"[^"]+")*/
const section = new RegExp(
  `(?:\\b(${Object.keys(pageOfName).join('|')}) )?§(\\d+(?:\\.\\d+)*)(?:,? (${quoted.source}))?(?:,? (?:rule|limit|point) (\\d+))?`,
  'g',
)

/** A section without a name is one of the page that was named last. */
function brokenSections(text: string): readonly string[] {
  let page: string | undefined
  return Array.from(text.matchAll(section)).flatMap(([form, name, number = '', names = '', item]) => {
    page = name === undefined ? page : pageOfName[name]
    return page !== undefined && leadsSomewhere(page, { number, names, item }) ? [] : [form]
  })
}

interface Place {
  readonly number: string
  /** Headings below the section, each in quotes. */
  readonly names: string
  /** Of the numbered list under it. */
  readonly item: string | undefined
}

function leadsSomewhere(page: string, { number, names, item }: Place): boolean {
  const whole = partOf(readPage(page), (heading) => heading.startsWith(`${number}. `))
  if (whole === null) return false
  const parts = Array.from(names.matchAll(/"([^"]+)"/g), ([, name]) => partOf(whole, (heading) => heading === name))
  if (parts.includes(null)) return false
  return item === undefined || new RegExp(`^${item}\\. `, 'm').test(parts.at(-1) ?? whole)
}

const promises = /\b[Pp]romises? ([A-Z]\d+(?:\([a-z]\))?(?:(?:, | and )[A-Z]\d+(?:\([a-z]\))?)*)/g

function brokenPromises(text: string): readonly string[] {
  const page = readPage('docs/promises.md')
  const ids = Array.from(text.matchAll(promises), ([, list = '']) => list.split(/, | and /)).flat()
  return ids.filter((form) => {
    const [, id, step] = /^([A-Z]\d+)(\([a-z]\))?$/.exec(form) ?? []
    const part = partOf(page, (heading) => heading === id)
    return part === null || (step !== undefined && !part.includes(step))
  })
}

function brokenPaths(text: string): readonly string[] {
  return Array.from(text.matchAll(/(?<![\w./-])docs\/[\w./-]+\.md(?:#[\w-]+)?/g), ([form]) => form).filter((form) => {
    const [page = '', anchor] = form.split('#')
    return !isThere(page) || (anchor !== undefined && !anchorsOf(page).includes(anchor))
  })
}

/** "(product page, section 4)", "promise 5.3": a page of ours by a name that is none of the short forms. */
const unknownNames =
  /\b(?:(?:[a-z]+ page|decisions|promises|goals),? (?:section|finding|point)s?|[Pp]romises?) \d[\d.]*/g

function unknownNamesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(unknownNames), ([form]) => form)
}
