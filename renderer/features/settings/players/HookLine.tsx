/** One program that may tell this app of new files: when it last did, what came of it, and taking that right away. */
import { useState } from 'react'
import type { HookState } from '../../../../shared/contract/program/players.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { InlineConfirm } from '../../../components/page/InlineConfirm.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import { FolderNames } from './FolderNames.tsx'

/** What somebody can do something about, so that the next one is looked at, or seen. */
const toMend: ReadonlySet<HookState['outcome']> = new Set(['outside', 'small'])

export function HookLine({ hook }: { readonly hook: HookState }) {
  const { players: words, common, wording } = useTexts()
  const nameFolder = useSettingsStore('playersEdit', (edit) => edit.nameHookFolder)
  const revoke = useSettingsStore('playersEdit', (edit) => edit.revokeHook)
  const [isAsking, setIsAsking] = useState(false)
  const { id, name, event, usedMs, outcome, folders } = hook
  const used = event === null || usedMs === null ? words.neverUsed : words.used({ event, time: wording.moment(usedMs) })
  const isOutside = outcome === 'outside'
  return (
    <li className="hook">
      <div className="hook-head">
        <Icon name="link" />
        <Untrusted text={name} />
        {isAsking ? (
          <InlineConfirm
            question={words.revokeQuestion({ name: shownText(name) })}
            verb={words.revokeVerb}
            keep={common.cancel}
            onConfirm={() => void revoke(id)}
            onKeep={() => setIsAsking(false)}
          />
        ) : (
          <>
            <span className="settings-folder-note faint small">{used}</span>
            <Button size="s" onPress={() => setIsAsking(true)}>
              {words.revoke}
            </Button>
          </>
        )}
      </div>
      {outcome !== null && (
        <p className={toMend.has(outcome) ? 'hook-said tone-look small' : 'hook-said faint small'}>
          {words.outcomes[outcome]}
        </p>
      )}
      <FolderNames of={null} folders={folders} isToName={isOutside} onName={(naming) => void nameFolder(id, naming)} />
    </li>
  )
}
