/** A screen as the app draws it: in English, with what it is handed. */
import type { ReactNode } from 'react'
import { render, type RenderResult } from '@testing-library/react'
import { AppContext } from '../../../renderer/app/stores/appContext.ts'
import type { ScreenDependencies } from '../../../renderer/app/address/screen.ts'
import { TextsProvider } from '../../../renderer/texts/TextsContext.tsx'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'

export async function drawScreen(dependencies: ScreenDependencies, draw: () => ReactNode): Promise<RenderResult> {
  const texts = await loadTexts('en')
  return render(
    <TextsProvider texts={texts}>
      <AppContext value={dependencies}>{draw()}</AppContext>
    </TextsProvider>,
  )
}
