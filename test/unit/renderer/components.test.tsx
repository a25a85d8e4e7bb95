// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Button } from '../../../renderer/components/button/Button.tsx'
import { GridRow, type GridColumn } from '../../../renderer/components/list/GridRow.tsx'
import { TwoLines } from '../../../renderer/components/list/TwoLines.tsx'
import { nextIndex } from '../../../renderer/components/list/gridKeys.ts'
import { LanguageSearch } from '../../../renderer/components/field/LanguageSearch.tsx'
import { CueWords } from '../../../renderer/components/text/CueWords.tsx'
import { SidecarName } from '../../../renderer/components/text/SidecarName.tsx'
import { Untrusted } from '../../../renderer/components/text/Untrusted.tsx'
import { inOneLine, shownLines, shownText } from '../../../renderer/components/text/untrusted.ts'
import {
  moved,
  readWishes,
  withFallback,
  withoutAlternative,
  withWish,
  writeWishes,
} from '../../../renderer/components/text/wishText.ts'

import './withoutLayout.ts'

afterEach(cleanup)
// jsdom has no layout, and so no scrolling.
Element.prototype.scrollIntoView = () => undefined

test.each([
  ['line\nbreak', 'line␊break'],
  ['nul\u0000', 'nul␀'],
  ['\u007f', '␡'],
  ['\u009b31m', '⟨009B⟩31m'],
  ['evil\u202egpj.exe', 'evil⟨202E⟩gpj.exe'],
  ['zero\u200bwidth', 'zero⟨200B⟩width'],
  ['\u{e0041}', '⟨E0041⟩'],
  ['half \ud800 pair', 'half \ufffd pair'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('%j is shown as %j', (text, shown) => {
  expect(shownText(text)).toBe(shown)
})

test('what is longer than any row is cut', () => {
  expect(shownText('x'.repeat(100_000))).toHaveLength(601)
})

test('markup in a name stays text', () => {
  const { container } = render(<Untrusted text={'<img src=x onerror="alert(1)">'} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('<img src=x onerror="alert(1)">')
})

test('a name is isolated in its direction and whole in its tooltip', () => {
  render(<Untrusted text="שלום.mkv" />)
  const name = screen.getByText('שלום.mkv')
  expect([name.tagName, name.title]).toEqual(['BDI', 'שלום.mkv'])
})

test('bare words of a cell in two lines can end in dots, and are whole in their tip', () => {
  render(<TwoLines below="7 files, 4 changed since">Nov 28, 2026</TwoLines>)
  const [above, below] = [screen.getByText('Nov 28, 2026'), screen.getByText('7 files, 4 changed since')]
  expect([above.className, below.className, below.title]).toEqual(['clip', 'clip', '7 files, 4 changed since'])
})

test('the lines of a cue stand one below the other, each in its own direction', () => {
  const { container } = render(<CueWords text={'One line,\nand שלום'} language="en" />)
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    'One line,',
    'and שלום',
  ])
  expect(container.textContent).not.toContain('␊')
})

test('the name of a subtitle is one whole text, wherever it will be cut', () => {
  const name = 'The.Amber.Field.2011-ORBIT.pt-BR.srt'
  const { container } = render(<SidecarName name={name} />)
  const shown = container.querySelector('bdi')
  expect([shown?.textContent, shown?.childElementCount, shown?.title]).toEqual([name, 0, name])
})

test('a name that is read from right to left is one run, so that its Latin end stays in one piece', () => {
  const name = 'לילה (2009) 1080p BluRay x264-GRP.en.srt'
  const { container } = render(<SidecarName name={name} />)
  const shown = container.querySelector('bdi')
  expect([shown?.textContent, shown?.childElementCount]).toEqual([name, 0])
})

test('a busy button is not pressed again', async () => {
  let presses = 0
  render(
    <Button isBusy onPress={() => (presses += 1)}>
      Run
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Run' }))
  expect(presses).toBe(0)
})

test.each([
  ['ArrowDown', null, 0],
  ['ArrowDown', 4, 5],
  ['ArrowDown', 99, 99],
  ['ArrowUp', 0, 0],
  ['PageDown', 10, 30],
  ['PageUp', 10, 0],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['a', 50, null],
])('%s on row %s of a hundred leads to %s', (key, current, expected) => {
  expect(nextIndex(key, { current, total: 100, rowsInSight: 20 })).toBe(expected)
})

test('no key leads anywhere in an empty list', () => {
  expect(nextIndex('ArrowDown', { current: null, total: 0, rowsInSight: 20 })).toBeNull()
})

test('the tab key reaches the buttons of the current row only', async () => {
  const columns: readonly GridColumn<string>[] = [
    { key: 'verb', head: '', width: 'wide', cell: (row) => <Button>{row}</Button> },
  ]
  const place = { index: 0, top: 0, height: 30, bandOf: undefined, isFlying: false } as const
  const acts = { onCurrent: () => undefined, onOpen: undefined }
  const rows = ['first', 'second', 'third'].map((row) => (
    <GridRow
      key={row}
      id={row}
      row={row}
      columns={columns}
      widths={[]}
      isCurrent={row === 'second'}
      {...place}
      {...acts}
    />
  ))
  render(<div role="grid">{rows}</div>)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('second')
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('wishes are read and written back', () => {
  expect(readWishes(' en , pt-BR > pt,,')).toEqual([['en'], ['pt-BR', 'pt']])
  expect(writeWishes([['en'], ['pt-BR', 'pt']])).toBe('en,pt-BR>pt')
})

test('wishes are added once, extended, moved and taken away', () => {
  const wishes = [['en'], ['pt-BR', 'pt']]
  expect(withWish(wishes, 'en')).toBe(wishes)
  expect(withWish(wishes, 'de')).toEqual([['en'], ['pt-BR', 'pt'], ['de']])
  expect(withFallback(wishes, 0, 'fr')).toEqual([
    ['en', 'fr'],
    ['pt-BR', 'pt'],
  ])
  expect(withoutAlternative(wishes, 1, 1)).toEqual([['en'], ['pt-BR']])
  expect(withoutAlternative(wishes, 1, 0)).toEqual([['en']])
  expect(moved(wishes, 1, -1)).toEqual([['pt-BR', 'pt'], ['en']])
})

const languages = [
  { tag: 'de', name: 'German', englishName: 'German', nativeName: 'Deutsch' },
  { tag: 'el', name: 'Greek', englishName: 'Greek', nativeName: 'Ελληνικά' },
  { tag: 'es', name: 'Spanish', englishName: 'Spanish', nativeName: 'Español' },
]

function renderSearch() {
  const chosen: string[] = []
  render(
    <LanguageSearch
      label="Add a language"
      nothingFound="No such language"
      choices={languages}
      onChoose={(tag) => chosen.push(tag)}
    />,
  )
  return { chosen, field: screen.getByRole('combobox', { name: 'Add a language' }) }
}

test.each([
  ['espanol', 'es'],
  ['Deu', 'de'],
  ['ελλ', 'el'],
  ['GREEK', 'el'],
])('typing %s and Enter chooses %s', async (typed, tag) => {
  const { chosen, field } = renderSearch()
  await userEvent.type(field, `${typed}{Enter}`)
  expect(chosen).toEqual([tag])
})

test('languages are chosen with the arrow keys', async () => {
  const { chosen, field } = renderSearch()
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(chosen).toEqual(['es'])
})

test('Escape closes the list and chooses nothing', async () => {
  const { chosen, field } = renderSearch()
  await userEvent.type(field, 'ger{Escape}')
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(chosen).toEqual([])
})

test('the lines of a comment are lines, or one where there is room for one; many are no page, and nothing of it turns its neighbours', () => {
  const comment = ' Retimed for the cut of 2019.\r\n\r\nSigns are\ttranslated, too.\u202e\n'
  expect(shownLines(comment)).toBe('Retimed for the cut of 2019.\nSigns are␉translated, too.⟨202E⟩')
  expect(inOneLine(comment)).not.toMatch(/[\r\n]/)
  expect(shownText(inOneLine('one\ntwo'))).toBe('one two')
  expect(shownLines('x\n'.repeat(10_000)).split('\n')).toHaveLength(12)
  render(<Untrusted text={comment} hasLines />)
  expect(screen.getByText(/Retimed/).textContent).toBe(shownLines(comment))
})
