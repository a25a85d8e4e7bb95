/** The button that leads to what mends an error; nothing where there is no such place. */
import type { ErrorCode } from '../../../shared/errors.ts'
import { Button, type ButtonProps } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { remedies, remedyPlaces } from '../remedies.ts'

interface RemedyButtonProps extends Pick<ButtonProps, 'look' | 'size'> {
  readonly code: ErrorCode
}

export function RemedyButton({ code, ...look }: RemedyButtonProps) {
  const texts = useTexts()
  const { navigate, openScreen } = useApp()
  const name = remedies[code]
  if (name === null) return null
  const place = remedyPlaces[name]
  return (
    <Button {...look} onPress={() => ('section' in place ? navigate(place) : openScreen(place.screen))}>
      {texts.remedies[name]}
    </Button>
  )
}
