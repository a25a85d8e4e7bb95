/** What a subtitle may measure. The numbers are the ones that the reliability promises are tested against. Data only. */
export const subtitleLimits = {
  /** Larger input is refused before it is decoded. */
  maxBytes: 10 * 2 ** 20,
  /** In UTF-16 units, after decoding. */
  maxLineChars: 65_536,
  /** Far more than the most cues have. */
  maxLines: 500_000,
  maxCues: 50_000,
  /** Of one cue; no person reads so much in one. */
  maxCueChars: 131_072,
  /** A preview shows no more of one cue than this. */
  maxPreviewChars: 8192,
  /** The format's two hour digits; later times are typing errors. */
  maxTimeMs: 100 * 3_600_000 - 1,
} as const
