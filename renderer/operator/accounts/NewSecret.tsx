/** A key or token that was just made: the only time that it is shown. */
import { useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

export interface Secret {
  readonly kind: 'key' | 'token'
  readonly text: string
}

export function NewSecret({ secret: { kind, text } }: { readonly secret: Secret }) {
  const words = useTexts().operator.keys
  const [copied, setCopied] = useState('')
  return (
    <div className="operator-secret" role="status">
      <strong>{kind === 'key' ? words.newKey : words.newToken}</strong>
      <code className="operator-secret-text code">{text}</code>
      <span className="quiet small">{words.once}</span>
      <Button
        size="s"
        icon={copied === text ? 'check' : 'copy'}
        onPress={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        {copied === text ? words.copied : words.copy}
      </Button>
    </div>
  )
}
