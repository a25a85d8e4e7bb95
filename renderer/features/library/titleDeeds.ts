/** What becomes of a title that is chosen for a video of the library: it is said once, and can be taken back. */
import type { TitleDeeds } from '../../api/titleChoiceStore.ts'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import type { Texts } from '../../texts/Texts.ts'

export function titleDeeds({ client, acts }: Pick<ScreenDependencies, 'client' | 'acts'>): TitleDeeds {
  const { say } = acts.getState()
  const wayBack = (undoId: string) => ({ key: undoId, undo: () => client.call('video.undoTitle', { undoId }) })
  return {
    async take(videoId, { id: titleId, name }) {
      const { undoId } = await client.call('video.setTitle', { videoId, titleId })
      say({ text: (texts: Texts) => texts.acts.titled({ name }), ...wayBack(undoId) })
    },
    async forget(videoId) {
      const { undoId } = await client.call('video.forgetTitle', { videoId })
      say({ text: (texts: Texts) => texts.acts.titleForgotten, ...wayBack(undoId) })
    },
  }
}
