/** Fields whose text is kept when they are left: words, lines, a number. */
import { useState } from 'react'
import { TextArea } from '../../components/field/TextArea.tsx'
import { TextField } from '../../components/field/TextField.tsx'

interface WordsProps {
  readonly label: string
  readonly value: string
  readonly isLong?: boolean
  readonly onCommit: (value: string) => void
}

export function Words({ label, value, isLong = false, onCommit }: WordsProps) {
  const [text, setText] = useState(value)
  const commit = () => {
    if (text !== value) onCommit(text)
  }
  if (isLong) return <TextArea label={label} value={text} onChange={setText} onCommit={commit} />
  return <TextField label={label} value={text} maxLength={255} onChange={setText} onCommit={commit} />
}

interface LinesProps {
  readonly label: string
  readonly lines: readonly string[]
  readonly hint: string
  readonly onCommit: (lines: string[]) => void
}

export function Lines({ label, lines, hint, onCommit }: LinesProps) {
  const [text, setText] = useState(lines.join('\n'))
  const commit = () => {
    const next = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    if (next.join('\n') !== lines.join('\n')) onCommit(next)
  }
  return <TextArea label={label} value={text} hint={hint} onChange={setText} onCommit={commit} />
}

interface NumberFieldProps {
  readonly label: string
  readonly value: number | null
  readonly onCommit: (value: number | null) => void
}

export function NumberField({ label, value, onCommit }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value))
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setText(value === null ? '' : String(value))
  }
  return (
    <TextField
      label={label}
      type="number"
      value={text}
      maxLength={12}
      onChange={setText}
      onCommit={() => {
        const next = /^\d{1,12}$/.test(text) ? Number(text) : null
        if (next !== value) onCommit(next)
      }}
    />
  )
}
