/** The downloaded archives that are kept: what they weigh, and deleting them. What that costs is said before. */
import { useEffect, useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { InlineConfirm } from '../../../components/page/InlineConfirm.tsx'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'

export function CacheSettings() {
  const texts = useTexts()
  const { settings, common, wording } = texts
  const { held, problem, isBusy, read, clear } = useSettingsStore('cache', (cache) => cache)
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => void read(), [read])
  const archives = held?.archives ?? 0
  const size = wording.size(held?.bytes ?? 0)
  return (
    <div className="settings-cache">
      <span className="settings-row-label">{settings.cache}</span>
      <span className="faint small">{settings.cacheHint}</span>
      {problem && <ProblemNotice problem={problem} />}
      <div className="settings-cache-action">
        {isAsking ? (
          <InlineConfirm
            question={settings.clearCacheQuestion({ count: archives })}
            verb={settings.clearCacheVerb({ count: archives })}
            keep={common.cancel}
            isBusy={isBusy}
            onConfirm={() => void clear().then(() => setIsAsking(false))}
            onKeep={() => setIsAsking(false)}
          />
        ) : (
          held &&
          (archives === 0 ? (
            <span className="quiet">{settings.cacheEmpty}</span>
          ) : (
            <Button look="danger" icon="trash" onPress={() => setIsAsking(true)}>
              {settings.clearCache({ count: archives, size })}
            </Button>
          ))
        )}
      </div>
    </div>
  )
}
