/** Finds the round of a season of sports: 'Formula1.2024.R05', 'League 2023-24 Matchday 12', 'Tour Stage 5', 'Giro Tappa 12'. */
import { numberingAt, type Numbering } from '../numbering.ts'
import { isFree, type Room } from '../room.ts'

/** Of sports alone in their languages; 'stage' and the others of English are words of titles too. */
const ownWords = 'etappe|etape|étape|tappa|etapa|etapp|etap|spieltag|giornata|jornada|journée|kolejka|matchday|gameweek'

/** 'R5' is a source. */
const ofYear = new RegExp(
  `(?<!\\d)((?:19|20)\\d\\d)(?:[-_/](?:20)?\\d\\d(?!\\d))?[ ._-]{1,3}(?:(?:round|week|stage|${ownWords})[ ._-]{0,3}|r(?=\\d\\d))(\\d{1,2})(?!\\d)`,
  'iu',
)

/** 'League 2023-24 12. Spieltag', '2023 12ª jornada', '2023 12e journée'. */
const ordinalOfYear = new RegExp(
  `(?<!\\d)((?:19|20)\\d\\d)(?:[-_/](?:20)?\\d\\d(?!\\d))?[ ._-]{1,3}(\\d{1,2})(?:\\.|[aªºe])?[ ._-]{1,2}(?:${ownWords})(?!\\p{L})`,
  'iu',
)

export function readRoundOfYear(text: string): Numbering | null {
  const found = ofYear.exec(text) ?? ordinalOfYear.exec(text)
  return found && numberingAt(found, { season: Number(found[1]), episodes: [Number(found[2])] })
}

const alone = new RegExp(
  `(?<=[\\p{L}\\p{N})!?.])[ ._-]{1,3}(?:${ownWords})[ ._]{1,2}(\\d{1,2})(?=[ ._]*(?:$|[[(])|[ ._]-[ ._]|[ ._]\\p{L}|[._]\\d{3,4}[ip])|(?<=[\\p{L}\\p{N})!?.]) (- )?stage (\\d{1,2})(?= - \\p{L}|$)`,
  'iu',
)

/** Without a year; 'Center Stage 2' is a film, so the English word needs a dash or the folder of a show. */
export function readRoundAlone(text: string, room: Room): Numbering | null {
  const found = room.shelf === 'films' || room.hasYear ? null : alone.exec(text)
  if (!found || !isFree(text, found.index, room)) return null
  const mayBeTitle = found[1] === undefined && found[2] === undefined && room.shows.length === 0
  return mayBeTitle ? null : numberingAt(found, { episodes: [Number(found[1] ?? found[3])] })
}
