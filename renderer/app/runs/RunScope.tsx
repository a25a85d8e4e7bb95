/** What a run was about, in the room that it has: names lose their middle, never how many more there are. */
import type { RunRow } from '../../../shared/contract/runs/runs.ts'
import { FittedName } from '../../components/text/FittedName.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { scopeParts } from './runWords.ts'

interface RunScopeProps {
  readonly run: Pick<RunRow, 'scope'>
  readonly className?: string
}

export function RunScope({ run, className = '' }: RunScopeProps) {
  const { titles, ending } = scopeParts(useTexts(), run)
  return <FittedName isJoined className={className} text={titles + ending} ending={ending} />
}
