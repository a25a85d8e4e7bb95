/** The words and edges that patterns of seasons and episodes share. Data only. */

/** No letter or digit before, or after: `\b` knows Latin only. */
export const edge = '(?<![\\p{L}\\p{N}])'
export const edgeAfter = '(?![\\p{L}\\p{N}])'

export const seasonWords =
  'season seasons saison saisons staffel temporada temporadas temp tem stagione stagioni sezonul sezon sezona sæson säsong sesong seizoen sez serie série évad сезон сезоны сезона series kausi sezonas hooaeg σεζόν σεζον κύκλος κυκλος þáttaröð séria řada tuotantokausi ซีซั่น ซีซัน עונה ע 시즌 シーズン सीज़न सीजन الموسم موسم فصل م sezóna mùa musim msimu denboraldia маусым სეზონი սեզոն ซีซัน சீசன் সিজন సీజన్ സീസൺ'
/** Count seasons only where an episode follows: alone they are a saint, or the part of a film. */
export const looseSeasonWords = 'st stag seria saeson phần الجزء جزء ج κ σ ภาค ปี'
export const episodeWords =
  'episode episodes épisode épisodes episodio episodios episódio episódios episodi episodul capitulo capitulos capítulo capítulos capítol folge odcinek odc серия серии эпизод seriya seriia bölüm bolum aflevering afl avsnitt epi ep eps cap еп выпуск jakso část díl puntata puntate epizod epizoda epizód afsnit capítol tập επεισόδιο επεισοδιο επ ε ép émission epeisodio епизод епизода епізод серія серії серија випуск sērija þáttur פרק פ ตอนที่ ตอน एपिसोड エピソード الحلقة حلقة ح قسمت lecture vorlesung лекция serija epizóda atala sehemu kabanata бөлім სერია ეპიზოდი սերիա எபிசோட் পর্ব ఎపిసోడ్ എപ്പിസോഡ്'

/** What single series call their episodes, behind a dash. */
export const ownEpisodeWords = 'lektion module week unit act session layer phase lesson mission stage turn track'

/** What courses call a file of theirs; elsewhere they are words of titles. */
const lessonWords = 'lecture lesson lektion leçon lección lezione lição class clip video урок лекция'

const alternatives = (words: string) =>
  words
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .join('|')

export const lessonWord = `(?:${alternatives(lessonWords)})`
export const seasonWord = `(?:${alternatives(seasonWords)})`
export const looseSeasonWord = `(?:${alternatives(looseSeasonWords)})`
/** A bare 'e' counts right before digits only. */
export const episodeWord = `(?:${alternatives(episodeWords)}|e(?=\\d))`

/** 'Сезон: 1', but not 'Adventure Series: 30'. */
export const colon = '(?:(?<!series):)?'

/** Languages that put the bare number before the word: '2. Staffel', '2 Sezon', '2 сезон'. */
const wordAfterNumber =
  'sezon|sez|sezona|sezóna|сезона?|маусым|სეზონი|սեզոն|évad|seizoen|temporada|kausi|sæson|säsong|sesong|þáttaröð|řada|tuotantokausi'
/** These stand before their number as often: 'Title 5 Saison 1' is the first season of "Title 5". */
const wordOnEitherSide = 'staffel|stagione|saison|série|séria'
const eitherSide = `(?:\\.[ _](?:${wordOnEitherSide})|[ ._-]{0,2}(?:${wordOnEitherSide})(?![ ._]\\d{1,2}(?!\\d)))`

/** What makes a number an ordinal: '2nd', '3ª', '2da', '1ère', '1ος', '2-й', '3:e'. */
const ordinalEnd = 'st|nd|rd|th|ª|º|°|e?ra|da|ta|va|ma|er|ère|re|ème|e(?:me)?|nde|ος|η|-?[йяео]{1,2}|:[ae]|a\\.?'

/** '2nd Season', '3ª Temporada', '2 Sezon'; the first group is the number. */
export const ordinal = `${edge}(\\d{1,2})(?:[ ]?(?:${ordinalEnd})[ ._-]{0,2}(?:${seasonWord})|[ ._-]{0,2}(?:${wordAfterNumber})|${eitherSide})`
