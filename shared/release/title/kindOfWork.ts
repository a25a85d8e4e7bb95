/** Takes off the word for a series or a film that other scripts write before a title, and what they write behind it: 'مسلسل الفانوس مترجم'. */
import { episodeWord } from '../numbering/numberWords.ts'

/** 'Watch', 'download', and then what it is. */
const kindBefore =
  /^(?:(?:مشاهدة|تحميل|دانلود|смотреть|xem)[ ._]+)?(?:مسلسل|سریال|سريال|[اأ]نم[يی]|انیمه|برنامج|סדרת|ซีรีส์|сериал|мультсериал|аниме|дорама|アニメ|ドラマ|phim(?: bộ)?)[ ._:-]+(?=[^ ._:-])/iu
/** A film may be called 'فيلم' and one word that tells of what kind it is. */
const filmBefore = /^(?:(?:مشاهدة|تحميل|دانلود)[ ._]+)?(?:فيلم|فیلم)[ ._]+(?=ال|[^ ._]+[ ._]+[^ ._])/u
/** Subtitled, dubbed, whole. */
const behind = /(?:[ ._-]+(?:مترجمة?|مدبلجة?|كاملة?|دوبله|[او]لاین|[أا]ون لاين))+$/u

export function withoutKind(title: string | null): string | null {
  return title?.replace(kindBefore, '').replace(filmBefore, '').replace(behind, '').replace(subtitled, '') ?? null
}

/** '羞耻.BD中英双字': the disc, and which languages are heard and read. */
const subtitled =
  /(?<=[\p{L}\p{N}])(?:[ ._-]+(?:(?:BD|HD|TC|TS|DVD|WEB|蓝光|高清)[ ._-]?)?(?:中英双字幕?|中[英日韩]字幕|中文字幕|双语字幕|中[英德法俄韩日西意]双语|[\p{Script=Han}]{1,8}字幕[组組]|[国國粤粵英日韩韓][语語](?:中字)?|[国國][英粤粵]双语|中字|双字)+){1,3}$/iu

const count = new RegExp(`^(?:${episodeWord})[ ._-]?(\\d{1,4})(?: - .*)?$`, 'iu')

/** 'Show/Episode 01 - Words [S01E01]' says its number twice, and no title. */
export function isOnlyCount(title: string | null, episodes: readonly number[]): boolean {
  const said = title === null ? null : count.exec(title)
  return said !== null && episodes.includes(Number(said[1]))
}

/** Nothing but how the episode is spoken. */
export function isOnlyKind(title: string | null): boolean {
  return title !== null && ` ${title}`.replace(behind, '') === ''
}
