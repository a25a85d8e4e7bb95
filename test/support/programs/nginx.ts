/** nginx of this system before several nodes of the service, on the loopback alone, its files in a temporary folder. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort.ts'

const program = '/usr/sbin/nginx'
export const hasNginx = existsSync(program)

export interface Nginx {
  readonly url: string
  stop(): Promise<void>
}

/** Who is away is passed over, and asked again with the next request. */
export async function startNginx(folder: string, ports: readonly number[]): Promise<Nginx> {
  const port = await freePort()
  mkdirSync(join(folder, 'temp'), { recursive: true })
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, ports))
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await answering(url)
  return {
    url,
    async stop() {
      child.kill('SIGQUIT')
      await once(child, 'exit')
    },
  }
}

function configuration(folder: string, port: number, ports: readonly number[]): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
${userInfo().uid === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 512; }
http {
  access_log off;
  ${temp.map((name) => `${name}_temp_path ${join(folder, 'temp', name)};`).join('\n  ')}
  upstream nodes {
    ${ports.map((node) => `server 127.0.0.1:${node} max_fails=0;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 6m;
    location / {
      proxy_pass http://nodes;
      proxy_connect_timeout 2s;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host $http_host;
    }
  }
}
`
}

/** Whatever it answers. */
async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await (await fetch(url)).arrayBuffer()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50)) // Not listening yet.
    }
  }
  throw new Error('nginx did not start')
}
