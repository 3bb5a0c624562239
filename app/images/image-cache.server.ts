import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

export type CachedImage = {
  readonly type: string
  readonly etag: string
  /** Milliseconds since 1970; afterwards the picture is made again, and kept for as long as that fails. */
  readonly freshUntil: number
  readonly bytes: Buffer
}

export type ImageCacheLimits = {
  readonly cacheDirectory: string
  readonly maxMemoryBytes: number
  readonly maxDiskBytes: number
}

/** A process lists the folder again each time it has written this fraction of the limit: one sixteenth. */
const RESCAN_FRACTION = 16

/** A temporary file older than this was abandoned; milliseconds. */
const PART_MS = 60_000

/**
 * Finished pictures: the hot ones in memory, more of them on disk, both bounded in bytes. One directory serves any
 * number of restarts; a file that cannot be read is as good as none.
 */
export function createImageCache(limits: ImageCacheLimits) {
  const directory = limits.cacheDirectory
  const memory = new LRUCache<string, CachedImage>({
    maxSize: limits.maxMemoryBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  })
  const remove = (name: string) => rm(join(directory, name), { force: true })
  /** The size of each file by its name. */
  const newDisk = () =>
    new LRUCache<string, number>({
      maxSize: limits.maxDiskBytes,
      sizeCalculation: (size) => size,
      dispose: (_size, name, reason) => {
        // One that could not be removed is found again by the next scan.
        if (reason === 'evict') remove(name).catch(() => undefined)
      },
    })
  let disk = newDisk()
  let scanned: Promise<void> | undefined
  let writtenBytes = 0

  /** Lists the folder, oldest first: files of earlier runs, and of other processes on this machine. */
  async function scan(): Promise<void> {
    await mkdir(directory, { recursive: true })
    const files: { name: string; size: number; used: number }[] = []
    for (const name of await readdir(directory)) {
      const info = await stat(join(directory, name)).catch(() => undefined)
      if (!info?.isFile()) continue
      if (/^[0-9a-f]{64}$/.test(name)) files.push({ name, size: info.size, used: info.mtimeMs })
      // A young temporary file is still being written by another process.
      else if (name.endsWith('.part') && info.mtimeMs < Date.now() - PART_MS) await remove(name)
    }
    disk = newDisk()
    for (const { name, size } of files.sort((a, b) => a.used - b.used)) {
      if (size > 0 && size <= limits.maxDiskBytes) disk.set(name, size)
      else await remove(name)
    }
  }

  function ready(): Promise<void> {
    scanned ??= scan()
    return scanned
  }

  /** The picture, if it is in memory and fresh. */
  function peek(key: string, now: number): CachedImage | undefined {
    const hot = memory.get(key)
    return hot && hot.freshUntil > now ? hot : undefined
  }

  /** The picture, however old it is. */
  async function get(key: string): Promise<CachedImage | undefined> {
    const hot = memory.get(key)
    if (hot) return hot
    await ready()
    const name = fileName(key)
    if (disk.get(name) === undefined) return undefined
    const image = decode(await readFile(join(directory, name)).catch(() => Buffer.alloc(0)))
    if (image) memory.set(key, image)
    return image
  }

  async function set(key: string, image: CachedImage): Promise<void> {
    memory.set(key, image)
    try {
      await write(fileName(key), encode(image))
    } catch (error) {
      // The disk is full, or the folder was deleted: the next picture lists it again.
      scanned = undefined
      throw error
    }
  }

  async function write(name: string, content: Buffer): Promise<void> {
    if (content.byteLength > limits.maxDiskBytes) return
    await ready()
    const part = join(directory, `${name}.${process.pid}.part`)
    await writeFile(part, content)
    await rename(part, join(directory, name))
    disk.set(name, content.byteLength)
    writtenBytes += content.byteLength
    // Processes share the folder and its limit, so each lists it again before its own count could be far off.
    if (writtenBytes < limits.maxDiskBytes / RESCAN_FRACTION) return
    writtenBytes = 0
    scanned = scan()
    await scanned
  }

  /** What cannot be removed from the disk is only there for longer. */
  async function forget(key: string): Promise<void> {
    const name = fileName(key)
    memory.delete(key)
    disk.delete(name)
    await remove(name).catch(() => undefined)
  }

  return {
    peek,
    get,
    set,
    forget,
    sizes: () => ({ memory: memory.calculatedSize, disk: disk.calculatedSize }),
  }
}

function fileName(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** The first line of a cached file, as JSON. */
const header = z.object({
  type: z.string(),
  etag: z.string(),
  freshUntil: z.number(),
  /** Bytes that follow; fewer mean that the file was cut off. */
  length: z.int(),
})

function encode({ bytes, ...facts }: CachedImage): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...facts, length: bytes.byteLength })}\n`), bytes])
}

function decode(content: Buffer): CachedImage | undefined {
  const end = content.indexOf(0x0a)
  if (end < 0) return undefined
  const bytes = content.subarray(end + 1)
  try {
    const { length, ...facts } = header.parse(JSON.parse(content.subarray(0, end).toString('utf8')))
    return length === bytes.byteLength ? { ...facts, bytes } : undefined
  } catch {
    return undefined
  }
}
