/** One engine: its name and standing, what it is, and what can be set of it. */
import { useId, type ReactNode } from 'react'
import type { EngineCheck, SettableEngine } from '../../../../shared/contract/settings.ts'
import { engineHint, engineName } from '../../../app/settings/engineWords.ts'
import { Badge } from '../../../components/sign/Badge.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { engineStatusOf } from './engineStatus.ts'

interface EngineGroupProps {
  readonly engine: SettableEngine
  /** Undefined while it is not known. */
  readonly check: EngineCheck | undefined
  /** There will be something to say about it: its room is kept until then. */
  readonly isSet: boolean
  /** A variable sets it: then nothing can be set here. */
  readonly isByVariable: boolean
  readonly children: ReactNode
}

export function EngineGroup({ engine, check, isSet, isByVariable, children }: EngineGroupProps) {
  const { engines } = useTexts()
  const id = useId()
  const standing = check && engineStatusOf(engines, check)
  return (
    <div className="engine" role="group" aria-labelledby={id}>
      <div className="engine-head">
        <h3 id={id}>{engineName(engines, engine)}</h3>
        {standing && <Badge text={standing.word} tone={standing.tone} isHollow={check.state === 'absent'} />}
      </div>
      <p className="faint small">{engineHint(engines, engine)}</p>
      {(isSet || (standing && standing.sentence !== '')) && (
        <p className={standing?.tone === 'bad' ? 'tone-bad engine-said' : 'quiet engine-said'}>
          {standing && <Untrusted text={standing.sentence} wraps />}
        </p>
      )}
      {isByVariable ? <p className="quiet">{engines.byVariable}</p> : children}
    </div>
  )
}
