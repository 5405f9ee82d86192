extension SymbolTable {
  /// Places and traffic: Apple's names, each with its sources.
  static let ofPlaces = """
    globe globe w=19.4
    globe.americas globe-americas w=19.4 fill=globe-americas
    globe.europe.africa globe-europe-africa w=19.4 fill=globe-europe-africa
    globe.asia.australia globe-asia-australia w=19.4 fill=globe-asia-australia
    globe.central.south.asia globe-central-south-asia w=19.4 fill=globe-central-south-asia
    globe.desk globe2 h=20.5 fill=globe2
    network globe w=19.4
    safari compass w=19.4 fill=compass-fill
    map map w=22 fill=map-fill
    signpost.right signpost h=20.5 fill=signpost-fill
    signpost.right.and.left signpost-2 h=20.5 fill=signpost-2-fill
    mountain.2 g:landscape/e3f7 w=25 solid
    beach.umbrella g:beach_access/eb3e w=21 solid
    car car-front w=22.5 fill=car-front-fill
    bus bus-front h=20.5 fill=bus-front-fill
    tram train-front h=21 fill=train-front-fill
    tram.fill.tunnel train-front-fill h=21
    cablecar train-lightrail-front h=21 fill=train-lightrail-front-fill
    train.side.front.car train-front h=21
    lightrail train-lightrail-front h=21 fill=train-lightrail-front-fill
    bicycle bicycle w=25
    scooter scooter w=21
    motorcycle g:two_wheeler/e9f9 w=24 solid
    box.truck truck w=25 fill=g:local_shipping/e558
    truck.box truck w=25 fill=g:local_shipping/e558
    sailboat g:sailing/e502 h=20.5 solid
    ferry g:directions_boat_filled/eff5 w=20 solid
    airplane airplane turn=90 w=21 fill=airplane-fill solid
    airplane.departure g:flight_takeoff/e905 w=23 solid
    airplane.arrival g:flight_land/e904 w=23 solid
    fuelpump fuel-pump h=20.5 fill=fuel-pump-fill
    ev.charger ev-station h=20.5 fill=ev-station-fill
    parkingsign t:P h=17
    rocket rocket h=20.5 fill=rocket-fill
    steeringwheel o:steeringwheel nofill
    car.2 car-front@8,9.4,15.5+car-front@16,14.8,15.5 fill=car-front-fill@8,9.4,15.5+car-front-fill@16,14.8,15.5
    """
}
