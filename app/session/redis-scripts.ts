/**
 * A record is a hash of its value, version and owner, a lock is a plain key; both end by Redis's own clock. The ids of
 * an owner are a sorted set by end of life that lives as long as its longest record. Every change is one script, so it
 * happens as a whole or not at all. Its keys lie in one slot of a cluster; those that it builds itself begin as it was told.
 */
export const scripts = {
  create: `
    if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
    redis.call('HSET', KEYS[1], 'value', ARGV[1], 'version', 1, 'owner', ARGV[3])
    redis.call('PEXPIREAT', KEYS[1], ARGV[2])
    if ARGV[3] ~= '' then
      redis.call('ZADD', KEYS[2], ARGV[2], ARGV[4])
      if redis.call('PEXPIRETIME', KEYS[2]) < tonumber(ARGV[2]) then redis.call('PEXPIREAT', KEYS[2], ARGV[2]) end
    end
    return redis.call('EXISTS', KEYS[1])`,
  update: `
    if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
    redis.call('HSET', KEYS[1], 'value', ARGV[2], 'version', ARGV[1] + 1)
    redis.call('PEXPIREAT', KEYS[1], ARGV[3])
    local owner = redis.call('HGET', KEYS[1], 'owner')
    if owner and owner ~= '' then
      local index = ARGV[4] .. owner
      redis.call('ZADD', index, 'XX', ARGV[3], ARGV[5])
      if redis.call('PEXPIRETIME', index) < tonumber(ARGV[3]) then redis.call('PEXPIREAT', index, ARGV[3]) end
    end
    return 1`,
  replace: `
    if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
    if redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
    local owner = redis.call('HGET', KEYS[1], 'owner')
    if owner and owner ~= '' then redis.call('ZREM', ARGV[6] .. owner, ARGV[7]) end
    redis.call('DEL', KEYS[1])
    redis.call('HSET', KEYS[2], 'value', ARGV[2], 'version', 1, 'owner', ARGV[4])
    redis.call('PEXPIREAT', KEYS[2], ARGV[3])
    if ARGV[4] ~= '' then
      redis.call('ZADD', KEYS[3], ARGV[3], ARGV[5])
      if redis.call('PEXPIRETIME', KEYS[3]) < tonumber(ARGV[3]) then redis.call('PEXPIREAT', KEYS[3], ARGV[3]) end
    end
    return 1`,
  remove: `
    local owner = redis.call('HGET', KEYS[1], 'owner')
    if owner and owner ~= '' then redis.call('ZREM', ARGV[1] .. owner, ARGV[2]) end
    return redis.call('DEL', KEYS[1])`,
  listByOwner: `
    local time = redis.call('TIME')
    redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', time[1] * 1000 + math.floor(time[2] / 1000))
    local found = {}
    for _, id in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
      local record = redis.call('HMGET', ARGV[1] .. string.sub(id, ARGV[2] + 1), 'value', 'version')
      if record[1] then table.insert(found, { id, record[1], record[2] }) end
    end
    return found`,
  renew: `
    if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
    return redis.call('PEXPIRE', KEYS[1], ARGV[2])`,
  release: `
    if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
    return redis.call('DEL', KEYS[1])`,
  hit: `
    local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    local window = tonumber(ARGV[2])
    redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
    if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then
      local blocking = redis.call('ZREVRANGE', KEYS[1], ARGV[1] - 1, ARGV[1] - 1, 'WITHSCORES')
      return math.max(1, tonumber(blocking[2] or now) + window - now)
    end
    redis.call('ZADD', KEYS[1], now, ARGV[3])
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
    return 0`,
} as const

export type ScriptName = keyof typeof scripts
