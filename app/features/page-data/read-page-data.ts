import type { Backend } from '#app/backend/backend.server.ts'
import type { PageData } from '#app/backend/contract/page-data.ts'
import { oncePerRequest } from '#app/http/request-context.server.ts'

/** Page data, asked for once however many parts of a page want something of it. */
export const readPageData = (backend: Pick<Backend, 'content'>): Promise<PageData> =>
  oncePerRequest('page-data', () => backend.content.pageData())
