import { parseFaultRule } from './faults.ts'
import { type Handler, json } from './http.ts'
import type { LocalCloud } from './local-cloud.ts'
import { sessionCookies, sessionScript } from './session-cookies.ts'

/** The commands of the control port. */
export const controlHelp = [
  'GET    /                    requests so far by service, messages received, and the clock',
  'PUT    /faults/<service>    {"kind":"status","status":503,"times":2} | {"kind":"reset"} | {"kind":"lost"} | {"kind":"refused"} | {"kind":"slow","delay":3000}',
  'DELETE /faults              everything works again',
  'PUT    /clock               {"offset":600000}: the cloud is ten minutes ahead',
  'POST   /credentials/expire  credentials that were issued so far have expired',
  "GET    /session             a script that, pasted into the browser's console on the site, leaves a signed-in person's cookies",
]

type Cloud = Omit<LocalCloud, 'env' | 'chromiumArgs' | 'stop'>

/** Lets a person or a test change how the local cloud behaves while it runs. */
export const makeControl =
  (cloud: Cloud): Handler =>
  async ({ method, url, body }) => {
    const sent = () => JSON.parse(String(body) || 'null') as Record<string, unknown> | null
    const [, subject, name = ''] = url.pathname.split('/')
    const services = Object.entries(cloud.services)
    const service = services.find(([candidate]) => candidate === name)?.[1]
    switch (`${method} ${subject}`) {
      case 'PUT faults':
        if (!service) return json(404, { services: services.map(([candidate]) => candidate) })
        await service.inject(parseFaultRule(sent()))
        return { status: 204 }
      case 'DELETE faults':
        await cloud.recover()
        return { status: 204 }
      case 'PUT clock':
        cloud.clock.offset = Number(sent()?.offset ?? 0)
        return { status: 204 }
      case 'POST credentials':
        cloud.expireCredentials()
        return { status: 204 }
      case 'GET session':
        return { status: 200, body: sessionScript(sessionCookies(cloud.clientId, await cloud.signIn())) }
      case 'GET ':
        return json(200, {
          actions: Object.fromEntries(services.map(([candidate, { actions }]) => [candidate, actions])),
          messages: cloud.messages(),
          clock: cloud.clock.offset,
        })
      default:
        return json(404, { understood: controlHelp })
    }
  }
