/** Output that is cut off (`| head -1`) stops a command that works as a signal does: a script never takes it for all done. */
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { openScene, subtitlesIn, subtitlesOfGet, type Scene } from '../support/programs/watching.ts'

/** Reads what comes first and closes the pipe. */
async function cutOff(args: readonly string[], { env }: Pick<Scene, 'env'>) {
  const child = startCli(args, { env })
  const said = text(child.stderr!)
  const closed = once(child, 'close')
  await once(child.stdout!, 'data')
  child.stdout!.destroy()
  await closed
  return { code: child.exitCode, said: await said }
}

test.each(['get', 'watch'])(
  '%s is stopped where nobody reads on, and the next run goes on from there',
  async (name) => {
    const scene = await openScene(4, 1)
    const { world, args } = scene
    const expected = await subtitlesOfGet(scene, world.library)
    expect((await cutOff(args(name, world.library, 'home'), scene)).code).toBe(130)
    const again = await runCli(args('get', world.library, 'home'), scene)
    expect([0, 1]).toContain(again.code)
    expect(subtitlesIn(world.library)).toEqual(expected)
  },
)

test('what only lists is done where nobody reads on', async () => {
  const scene = await openScene(4, 0)
  const home = join(scene.folder, 'home')
  await runCli(scene.args('get', scene.world.library, 'home'), scene)
  for (const words of [['history'], ['runs'], ['help'], ['get', '--help'], ['config', 'get']])
    expect(await cutOff(words.length === 1 && words[0] === 'help' ? words : [...words, '--home', home], scene)).toEqual(
      { code: 0, said: '' },
    )
})
