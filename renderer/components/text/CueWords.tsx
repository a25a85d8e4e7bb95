/** The words of a cue as they stand on the screen: each line apart, each in its own direction. */
import { Untrusted } from './Untrusted.tsx'
import './cueWords.css'

export interface CueWordsProps {
  readonly text: string
  /** For the reader's voice and fonts, where it is known. */
  readonly language?: string | undefined
}

export function CueWords({ text, language }: CueWordsProps) {
  return (
    <span className="spoken-lines" lang={language}>
      {text.split('\n').map((line, index) => (
        <Untrusted key={index} text={line} wraps />
      ))}
    </span>
  )
}
