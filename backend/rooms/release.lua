-- Give a lease back, if it is still ours.  KEYS 1 lease  ARGV 1 who we are
if redis.call('GET', KEYS[1]) == ARGV[1] then
  return redis.call('DEL', KEYS[1])
end
return 0
