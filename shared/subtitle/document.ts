/** A subtitle as data: cues with times and text, whatever file format they came from. Data only. */

export type SubtitleFormat =
  | 'srt'
  | 'vtt'
  | 'ass'
  | 'ssa'
  | 'microdvd'
  | 'sami'
  | 'ttml'
  | 'mpl2'
  | 'subviewer'
  | 'lrc'
  | 'scc'
  | 'stl'
  | 'tmplayer'

export interface Cue {
  readonly startMs: number
  readonly endMs: number
  /** Text with line ends as '\n'. Inline tags as SRT knows them (<i> <b> <u> <font color>) and ASS overrides ({\an8}) are kept. */
  readonly text: string
  /** What the file's own format says of the cue beside that (WebVTT settings, the columns of an ASS line), for a rewrite. */
  readonly settings?: string
}

export interface SubtitleDocument {
  readonly format: SubtitleFormat
  /** In the order of the file. */
  readonly cues: readonly Cue[]
  /** What a format has beside its cues and must survive a rewrite of the same format (styles, regions), else ''. */
  readonly header: string
  /** What was dropped for safety or could not be read, in words for people ("2 embedded fonts left out"). */
  readonly dropped: readonly string[]
}
