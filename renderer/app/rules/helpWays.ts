/** Where the lines of "what helps" lead: verbs ask for the videos that they can be done to; a screen opens a title itself. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { NotFoundHelp } from '../../../shared/contract/videos/rules.ts'
import { useApp } from '../stores/appContext.ts'

export interface HelpWays {
  /** One of several videos of a title that may be another one. */
  readonly openTitle: (doubt: NotFoundHelp['doubts']['titles'][number]) => void
  readonly translate: (help: NotFoundHelp) => void
  readonly transcribe: (help: NotFoundHelp) => void
  /** A fallback was added: what is missed is to be looked for. */
  readonly added: (help: NotFoundHelp) => void
}

export function useHelpWays({ openTitle, added }: Pick<HelpWays, 'openTitle' | 'added'>): HelpWays {
  const { commands } = useApp()
  const ask = useStore(commands, (state) => state.ask)
  return useMemo(
    () => ({
      openTitle,
      added,
      translate: ({ language, translate: { ids } }) => ask('translate', { search: '', ids, language }),
      transcribe: ({ language, transcribe: { ids } }) => ask('transcribe', { search: '', ids, language }),
    }),
    [ask, openTitle, added],
  )
}
