/** What the cells of the upload grid show of a row. */
import type { ReactNode } from 'react'
import type { UploadFieldName, UploadRow } from '../../../shared/contract/upload.ts'
import { fpsOfCode } from '../../../shared/uploads/uploadTerms.ts'
import { Badge } from '../../components/sign/Badge.tsx'
import { StateWord } from '../../components/sign/StateWord.tsx'
import type { Tone } from '../../components/sign/tone.ts'
import { TwoLines } from '../../components/list/TwoLines.tsx'
import { CellName } from '../../components/text/CellName.tsx'
import { FittedName } from '../../components/text/FittedName.tsx'
import { PartsLine } from '../../components/list/PartsLine.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { faultText, problemText, serviceText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { nameOfRow } from './nameOfRow.ts'
import { statusStyles, statusOf, sureTones } from './uploadStyles.ts'

interface OfRow {
  readonly row: UploadRow
}

/** 'Source: missing'; null for what is sure, which needs no word. */
function useDoubt({ row }: OfRow): (field: UploadFieldName) => { readonly label: string; readonly tone: Tone } | null {
  const { upload } = useTexts()
  return (field) => {
    const sureness = row.sureness[field]
    if (sureness === 'sure' || sureness === 'yours') return null
    return { label: `${upload.fields[field]}: ${upload.sureness[sureness]}`, tone: sureTones[sureness] }
  }
}

/** Episodes of a season begin alike: their names keep the number and the ending. */
export function FileCell({ row }: OfRow) {
  const { upload } = useTexts()
  const { files } = row
  return (
    <TwoLines below={files.length > 1 ? upload.files({ count: files.length }) : otherReleases(row)}>
      <CellName name={nameOfRow(row)} />
    </TwoLines>
  )
}

export function TitleCell({ row }: OfRow) {
  return (
    <TwoLines below={<span className="number">{episodeText(row)}</span>}>
      <TitleName row={row} />
    </TwoLines>
  )
}

function TitleName({ row }: OfRow) {
  const { upload } = useTexts()
  const doubt = useDoubt({ row })('title')
  const { titleName } = row.fields
  if (doubt && row.sureness.title === 'missing') return <Badge text={upload.sureness.missing} {...doubt} />
  return (
    <>
      <Untrusted className="upload-title" text={titleName ?? ''} wraps />
      {doubt && <Badge text="?" {...doubt} />}
    </>
  )
}

export function LanguageCell({ row }: OfRow) {
  const { wording } = useTexts()
  const doubt = useDoubt({ row })('language')
  const { language } = row.fields
  if (language === null) return <Badge text="?" {...doubt} />
  const name = wording.languageName(language)
  return <Badge text={language} tone={doubt?.tone ?? 'quiet'} label={doubt ? `${name} (${doubt.label})` : name} />
}

const factFields = ['quality', 'framerate', 'hearingImpaired', 'productionType'] as const
type FactField = (typeof factFields)[number]

/** What is sure in words; what is guessed or missing in badges before it, each with its name. */
export function FactsCell({ row }: OfRow) {
  const { upload } = useTexts()
  const doubtOf = useDoubt({ row })
  const { quality, framerate, productionType, isHearingImpaired } = row.fields
  const said: Readonly<Record<FactField, string | null>> = {
    quality,
    framerate: fpsOfCode(framerate),
    hearingImpaired: isHearingImpaired ? 'HI' : null,
    productionType: productionType === 0 ? null : (upload.production[productionType] ?? null),
  }
  const sure = factFields.flatMap((field) => (doubtOf(field) === null ? (said[field] ?? []) : []))
  return (
    <span className="upload-facts">
      {factFields.map((field) => {
        const doubt = doubtOf(field)
        return doubt && <Badge key={field} text={said[field] ?? upload.fields[field]} {...doubt} />
      })}
      <PartsLine pieces={sure} />
    </span>
  )
}

function noteOf(texts: Texts, row: UploadRow): string | null {
  const { failure, reason, problems, elsewhere } = row
  if (failure) return problemText(texts, failure)
  const [first] = problems
  const said = reason ?? (first ? faultText(texts, first) : null)
  if (elsewhere === null) return said
  const service = serviceText(texts, elsewhere)
  const { upload } = texts
  const sent = statusOf(row) === 'pending' ? upload.pendingElsewhere({ service }) : upload.sentElsewhere({ service })
  return said === null ? sent : `${sent} · ${said}`
}

export function StateCell({ row }: { readonly row: UploadRow }) {
  const texts = useTexts()
  const standing = statusOf(row)
  const note = noteOf(texts, row)
  return (
    <TwoLines below={note !== null && <Untrusted className="upload-note" text={note} wraps />}>
      <StateWord {...statusStyles[standing]}>{texts.upload.states[standing]}</StateWord>
    </TwoLines>
  )
}

/** The file's own name says which release it fits; what it fits beside that is told. */
function otherReleases({ files, fields }: UploadRow): ReactNode {
  const others = fields.releases.filter((release) => !files.some(({ name }) => name.startsWith(release)))
  return others.length > 0 && <FittedName text={others.join(' · ')} />
}

function episodeText({ fields }: UploadRow): string {
  const { type, season, episodeFrom, episodeEnd, isFullSeason } = fields
  if (type === 'movie') return ''
  const two = (number: number | null) => String(number ?? '?').padStart(2, '0')
  if (isFullSeason) return `S${two(season)}`
  const last = episodeEnd !== null && episodeEnd !== episodeFrom ? `–E${two(episodeEnd)}` : ''
  return `S${two(season)}E${two(episodeFrom)}${last}`
}
