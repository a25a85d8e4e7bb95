/** A text setting: typed freely, kept when the field is left or Enter is pressed. */
import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface DraftFieldProps extends Omit<TextFieldProps, 'onChange' | 'onCommit' | 'problem'> {
  readonly onKeep: (value: string) => void
  /** What is wrong with a text, which then stays in the field and is not kept; undefined: nothing is. */
  readonly problemOf?: (value: string) => string | undefined
}

export function DraftField({ value, onKeep, problemOf, ...field }: DraftFieldProps) {
  /** null while nothing is typed: the field then shows what is kept. */
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)

  function keep(): void {
    const text = draft?.trim() ?? value
    const found = text === value ? undefined : problemOf?.(text)
    setProblem(found)
    if (found !== undefined) return
    if (text !== value) onKeep(text)
    setDraft(null)
  }

  return (
    <TextField
      {...field}
      problem={problem}
      value={draft ?? value}
      onChange={(text) => {
        setDraft(text)
        setProblem(undefined)
      }}
      onCommit={keep}
    />
  )
}
