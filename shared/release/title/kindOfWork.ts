/** Takes off the word for a series or a film that other scripts write before a title, and what they write behind it: 'مسلسل الفانوس مترجم'. */

/** 'Watch', 'download', and then what it is. */
const kindBefore =
  /^(?:(?:مشاهدة|تحميل|دانلود|смотреть|xem)[ ._]+)?(?:مسلسل|سریال|سريال|[اأ]نم[يی]|انیمه|برنامج|סדרת|ซีรีส์|сериал|мультсериал|аниме|дорама|アニメ|ドラマ|phim(?: bộ)?)[ ._:-]+(?=[^ ._:-])/iu
/** A film may be called 'فيلم' and one word that tells of what kind it is. */
const filmBefore = /^(?:(?:مشاهدة|تحميل|دانلود)[ ._]+)?(?:فيلم|فیلم)[ ._]+(?=ال|[^ ._]+[ ._]+[^ ._])/u
/** Subtitled, dubbed, whole. */
const behind = /(?:[ ._-]+(?:مترجمة?|مدبلجة?|كاملة?|دوبله|[او]لاین|[أا]ون لاين))+$/u

export function withoutKind(title: string | null): string | null {
  return title?.replace(kindBefore, '').replace(filmBefore, '').replace(behind, '') ?? null
}

/** Nothing but how the episode is spoken. */
export function isOnlyKind(title: string | null): boolean {
  return title !== null && ` ${title}`.replace(behind, '') === ''
}
