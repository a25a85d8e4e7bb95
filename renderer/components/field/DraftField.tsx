/** A text setting: typed freely, kept when the field is left or Enter is pressed. */
import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface DraftFieldProps extends Omit<TextFieldProps, 'onChange' | 'onCommit'> {
  readonly onKeep: (value: string) => void
}

export function DraftField({ value, onKeep, ...field }: DraftFieldProps) {
  /** null while nothing is typed: the field then shows what is kept. */
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <TextField
      {...field}
      value={draft ?? value}
      onChange={setDraft}
      onCommit={() => {
        if (draft !== null && draft.trim() !== value) onKeep(draft.trim())
        setDraft(null)
      }}
    />
  )
}
